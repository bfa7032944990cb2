/** Engines in processes of their own, spoken with over the wire: see docs/PROTOCOL.md. */
export { Exited, ProcessConnection, type ProcessOptions, Silent } from './connection.ts';

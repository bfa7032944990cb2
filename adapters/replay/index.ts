/** What was said with an engine, written down, and such a transcript as an engine. */
export { recording } from './recording.ts';
export { NotRecorded, replaying } from './replaying.ts';
export { BadTranscript, type Exchange, readTranscript } from './transcript.ts';

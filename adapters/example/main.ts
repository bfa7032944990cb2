import { serveStdio } from '../kit/index.ts';
import { toy } from './adapter.ts';

serveStdio(toy);

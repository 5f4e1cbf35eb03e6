import { createFileReader } from './file-reader.ts';
import { runReading } from './reading-task.ts';

/** Reads files in this thread, without a build: in tests. */
export const FILE_READER_HERE = createFileReader((task, say) => runReading(task, say));

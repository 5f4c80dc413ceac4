import { readConfiguration } from './configuration.ts';

/** Read when the functions are loaded: wrong settings stop the deployment or the emulator's start. */
export const configuration = readConfiguration(process.env);

import type { Config } from './config.ts';

type SystemError = Error & { readonly code?: string; readonly syscall?: string; readonly path?: string };

/** Why the server cannot start, and what would help: a sentence for the person who started it. */
export function startFault(error: SystemError, { port, host, data }: Config): string {
  if (error.syscall === 'mkdir' && error.code !== 'EACCES') return `There can be no folder ${error.path}: ${error.code}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Choose another, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `Nightfall is not allowed to use port ${port} or to write to ${data}. Choose another with PORT or NIGHTFALL_DATA.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `The address ${host} does not belong to this machine. Choose another with HOST.`;
    default:
      return error.message;
  }
}

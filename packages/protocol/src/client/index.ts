export * from './wire.ts';
export * from './requests.ts';
export * from './connect.ts';
export * from './mirror.ts';
export * from './table.ts';

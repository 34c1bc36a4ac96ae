export * from './form.ts';
export * from './run.ts';

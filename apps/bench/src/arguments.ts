/** What `--name=value` or `--name value` says. */
export function valueOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) : args[at + 1];
}

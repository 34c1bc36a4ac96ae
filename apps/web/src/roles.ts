/** Does it matter which seat one takes? Heroes by number are alike; a king among them is not. */
export const hasRoles = (roles: readonly string[]): boolean => new Set(roles.map((role) => role.replace(/ ?\d+$/, ''))).size > 1;

import { isNear } from "../../platform/near";
import { fold } from "../../platform/words";
import type { Command, CommandGroup } from "./command-palette";

/** The other names of a row, folded: by the key of its label. */
export type OtherNames = (name: string) => readonly string[];

/** 0: the row is called so; 1: its name begins so; 2: a word of it does; 3: it is in the name; 4: in what stands beside it; 5: another name begins so. */
function rank({ label, name: key, hint }: Command, typed: string, otherNames: OtherNames): number | undefined {
	const name = fold(label);
	const words = typed.split(/\s+/);
	if (name === typed) return 0;
	if (name.startsWith(typed)) return 1;
	if (name.includes(` ${typed}`)) return 2;
	if (words.every((word) => name.includes(word))) return 3;
	if (words.every((word) => `${name} ${fold(hint ?? "")}`.includes(word))) return 4;
	return key && otherNames(key).some((other) => other.startsWith(typed)) ? 5 : undefined;
}

/** A name that is at least begun so stands before the records that are found; the rest after them. */
const NAMED = 1;

/**
 * The rows that fit what was typed, the best of each group first and the group with the best first; where none does, those
 * whose name is a letter away. `otherNames`: what rows are called besides, in any language.
 */
export function findCommands(
	groups: readonly CommandGroup[],
	query: string,
	otherNames: OtherNames = () => [],
): { first: CommandGroup[]; later: CommandGroup[] } {
	const typed = fold(query.trim());
	if (!typed) return { first: groups.filter(({ isTyped }) => !isTyped), later: [] };
	const fitting = groups.flatMap((group) => {
		const ranked = group.commands
			.flatMap((command) => ({ command, at: rank(command, typed, otherNames) ?? Number.NaN }))
			.filter(({ at }) => !Number.isNaN(at))
			.sort((a, b) => a.at - b.at);
		return ranked[0] ? [{ at: ranked[0].at, group: { ...group, commands: ranked.map(({ command }) => command) } }] : [];
	});
	if (fitting.length === 0) {
		const near = groups.map((group) => ({
			...group,
			commands: group.commands.filter(({ label }) => isNear(label, query)),
		}));
		return { first: [], later: near.filter(({ commands }) => commands.length > 0) };
	}
	const sorted = fitting.sort((a, b) => a.at - b.at);
	const part = (isFirst: boolean) => sorted.filter(({ at }) => at <= NAMED === isFirst).map(({ group }) => group);
	return { first: part(true), later: part(false) };
}

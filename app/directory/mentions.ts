import { fold } from "#app/platform/words";

type Named = { id: string; name: string };

/** Who is named after an `@` in a text: by the whole name or as much of its beginning as only one of them has. */
export function mentionsIn(text: string, people: readonly Named[]): string[] {
	const found = [...text.matchAll(/(?<![\p{L}\p{N}])@(?=\p{L})/gu)].map((at) =>
		personAt(text.slice(at.index + 1), people),
	);
	return [...new Set(found.flatMap((person) => person?.id ?? []))];
}

/** Who is named at the beginning of a text, and how long the name is as written there. */
export function personAt(text: string, people: readonly Named[]): (Named & { length: number }) | undefined {
	const fits = people.flatMap((person) => {
		const words = person.name.split(/\s+/);
		for (let count = words.length; count > 0; count--) {
			const name = words.slice(0, count).join(" ");
			const written = text.slice(0, name.length);
			if (fold(written) === fold(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)))
				return [{ ...person, length: name.length }];
		}
		return [];
	});
	const longest = Math.max(...fits.map(({ length }) => length));
	const best = fits.filter(({ length }) => length === longest);
	return best.length === 1 ? best[0] : undefined;
}

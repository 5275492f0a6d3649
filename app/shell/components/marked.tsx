import { fold, termsOf } from "#app/platform/words";

/** A text in which the letters that a search found are underlined. */
export function Marked({ text, query }: { text: string; query: string }) {
	return partsOf(text, query).map(({ part, isHit, at }) =>
		isHit ? (
			<mark key={at} className="bg-transparent text-inherit underline decoration-2 underline-offset-4">
				{part}
			</mark>
		) : (
			part
		),
	);
}

/** The text in parts: each letter is compared as the search folds it, so that "sorensen" marks «Sørensen». */
function partsOf(text: string, query: string) {
	const letters = [...text];
	const folded = letters.map(fold);
	const whole = folded.join("");
	const owner = folded.flatMap((piece, at) => Array.from(piece, () => at));
	const hits = new Set<number>();
	for (const term of termsOf(query)) {
		for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + 1))
			for (let step = at; step < at + term.length; step++) hits.add(owner[step] as number);
	}
	const parts: { part: string; isHit: boolean; at: number }[] = [];
	letters.forEach((letter, at) => {
		const last = parts.at(-1);
		if (last?.isHit === hits.has(at)) last.part += letter;
		else parts.push({ part: letter, isHit: hits.has(at), at });
	});
	return parts;
}

/** The id that a refused form was sent with; undefined where nothing was refused. */
export function refusedId(answer: unknown): string | undefined {
	if (typeof answer !== "object" || answer === null || !("problem" in answer)) return undefined;
	return (answer as { values?: { id?: string } }).values?.id;
}

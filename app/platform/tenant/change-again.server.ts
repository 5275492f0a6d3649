import { Problem } from "../problems";

/** More than write the same record at the same moment. */
const TRIES = 20;

/**
 * Changes a record that is read first. Whoever says on which state (`basedOn`) their change is based is told of a
 * conflict; whoever does not has nothing to compare, so that the record is read anew and changed as it is by then.
 */
export async function changeAgain<Result>(
	basedOn: unknown | undefined,
	readAndChange: () => Promise<Result>,
): Promise<Result> {
	for (let attempt = 1; ; attempt++)
		try {
			return await readAndChange();
		} catch (error) {
			if (basedOn !== undefined || attempt === TRIES || !hasMovedOn(error)) throw error;
		}
}

/** A conflict that says more has another reason than the record's state. */
const hasMovedOn = (error: unknown) =>
	error instanceof Problem && error.kind === "conflict" && error.details.detail === undefined;

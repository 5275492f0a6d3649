import { optionsOf, type SimpleQuestion } from "../definition/question";

/**
 * A question inside of what repeats, as one of another type: what it is called stays, and its options where the new type is one of choices too,
 * so that what was answered stays what it is. All else is the new type's own.
 */
export function ofType(before: SimpleQuestion, blank: SimpleQuestion): SimpleQuestion {
	const { id, code, label, help, isRequired } = before;
	const options = optionsOf(before);
	return {
		...blank,
		...("options" in blank && options.length > 0 && { options }),
		...{ id, code, label, ...(help && { help }), ...(isRequired && { isRequired }) },
	};
}

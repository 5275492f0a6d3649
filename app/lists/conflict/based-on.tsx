import { fieldText } from "./merge";
import { WAS } from "./refusal";

type BasedOnProps = {
	/** The record's `updatedAt` in epoch milliseconds. */
	updatedAt: number;
	/** What the form's fields are filled with. */
	was: Readonly<Record<string, unknown>>;
};

/** What a form was filled with and when: by this a change of somebody else is found, and told apart from one's own. */
export function BasedOn({ updatedAt, was }: BasedOnProps) {
	const texts = Object.fromEntries(Object.entries(was).map(([name, value]) => [name, fieldText(value)]));
	return (
		<>
			<input type="hidden" name="updatedAt" value={updatedAt} />
			<input type="hidden" name={WAS} value={JSON.stringify(texts)} />
		</>
	);
}

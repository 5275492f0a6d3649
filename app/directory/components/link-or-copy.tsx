import { SubmitButton } from "#app/ui/button";

/** In step with the library, or as a copy. */
export type How = "link" | "copy";
type LinkOrCopyProps = {
	/** What a button says. */
	words: (how: How) => string;
	/** The same with the name of the content. */
	named: (how: How) => string;
};

/** The two ways in which a content of the task library is put somewhere (`how`): in step with it, or as a copy. */
export function LinkOrCopy({ words, named }: LinkOrCopyProps) {
	return (["link", "copy"] as const).map((how) => (
		<SubmitButton
			key={how}
			name="how"
			value={how}
			kind="secondary"
			size="sm"
			icon={how === "link" ? "plus" : "copy"}
			aria-label={named(how)}
		>
			{words(how)}
		</SubmitButton>
	));
}

import { Form } from "@remix-run/react";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";

type UnlockFormProps = { answer: unknown; words: Record<"title" | "help" | "password" | "open", string> };

/** What stands before a link that has a password. */
export function UnlockForm({ answer, words }: UnlockFormProps) {
	const problem = useFormProblem(answer);
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate>
			<h1 className="text-3xl font-semibold">{words.title}</h1>
			<p className="text-base text-ink-2">{words.help}</p>
			<FormErrors errors={problem.summary} />
			<PasswordField
				id="password"
				name="password"
				label={words.password}
				autoComplete="off"
				size="lg"
				error={problem.of("password")}
				required
			/>
			<div>
				<SubmitButton intent="unlock" size="lg">
					{words.open}
				</SubmitButton>
			</div>
		</Form>
	);
}

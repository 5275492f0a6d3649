import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { TextArea } from "#app/ui/text-field";

type DecideProps = { booker: string; expires: string | null; answer: unknown };

/** Yes or no to a booking that waits, with a message; a no says why. */
export function Decide({ booker, expires, answer }: DecideProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "decide" });
	const until = expires && `${format.date(expires.slice(0, 10), "long")} ${format.clock(expires.slice(11))}`;
	return (
		<div className="card mb-6 p-4">
			<Section title={t("decide.title")} intro={t("decide.help", { name: booker })}>
				<Form method="post" className="flex flex-col gap-4" noValidate>
					<input type="hidden" name="intent" value="decide" />
					{until && <p className="text-sm">{t("decide.until", { time: until })}</p>}
					<TextArea
						id="message"
						name="message"
						rows={3}
						maxLength={2_000}
						label={t("decide.message", { name: booker })}
						help={t("decide.messageHelp")}
						error={problem.of("message")}
						defaultValue={problem.typed("message") ?? ""}
					/>
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<button type="submit" name="decision" value="reserved" className="btn btn-primary">
							{t("decide.yes")}
						</button>
						<button type="submit" name="decision" value="rejected" className="btn btn-secondary">
							{t("decide.no")}
						</button>
					</div>
				</Form>
			</Section>
		</div>
	);
}

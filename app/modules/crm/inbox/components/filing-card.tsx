import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

type FilingCardProps = {
	offers: { id: string; name: string; place: string | null; by: string }[];
	knownContact: string | null;
	hasText: boolean;
	answer: unknown;
};

/** Files the message with one of the customers that it may be from, or with a new one. Nothing is done unasked. */
export function FilingCard({ offers, knownContact, hasText, answer }: FilingCardProps) {
	const { t } = useTranslation("crmInbox");
	const problem = useFormProblem(answer, { intent: "file" });
	const options = [
		...offers.map(({ id, name, place, by }) => ({
			value: id,
			label: place ? `${name}, ${place}` : name,
			help: t(`filing.by.${by}`),
		})),
		{ value: "new", label: t("filing.new"), help: t("filing.newHelp") },
	];
	return (
		<Section title={t("filing.title")} intro={t(offers.length > 0 ? "filing.known" : "filing.unknown")}>
			<Form method="post" className="flex flex-col gap-4">
				<RadioGroup
					id="customer"
					name="customer"
					legend={t("message.customer")}
					options={options}
					defaultValue={options[0]?.value}
					error={problem.of("customer")}
				/>
				<div>
					<Checkbox
						id="contact"
						name="contact"
						error={problem.of("contact")}
						defaultChecked
						label={t(knownContact ? "filing.knownContact" : "filing.contact", { name: knownContact ?? "" })}
					/>
					{hasText && (
						<Checkbox id="note" name="note" error={problem.of("note")} defaultChecked label={t("filing.note")} />
					)}
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="file" kind="secondary">
						{t("filing.do")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";

type OfferSettingsProps = {
	areas: readonly { id: string; name: string; offer: string }[];
	offered: readonly { path: string; title: string }[];
	answer: unknown;
};

/** The course or event that a plan names for each area. */
export function OfferSettings({ areas, offered, answer }: OfferSettingsProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "saveOffers" });
	return (
		<Section title={t("offers.title")} intro={t("offers.help")}>
			{offered.length === 0 ? (
				<p className="text-sm text-ink-2">{t("offers.none")}</p>
			) : (
				<Form method="post" className="group flex flex-col gap-4" noValidate>
					{areas.map(({ id, name, offer }, at) => (
						<div key={id}>
							<input type="hidden" name="areas[]" value={id} />
							<SelectField
								id={`offer${at}`}
								name="offers[]"
								label={name}
								defaultValue={problem.typedAll("offers")?.[at] ?? offer}
								options={[
									{ value: "", label: t("plan.noHelp") },
									...offered.map(({ path, title }) => ({ value: path, label: title })),
								]}
							/>
						</div>
					))}
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="saveOffers" kind="secondary">
							{t("offers.save")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</Section>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";

const tones = ["good", "neutral", "warning", "danger"] as const;

type Rules = {
	id: string;
	title: string;
	colour: number;
	direction: "higher" | "lower";
	method: "mean" | "sum";
	maxMissing: number;
	conversion: string;
	deviation: number | null;
	reliability: number | null;
	bands: readonly { from: number | null; label: string; text: string; tone: (typeof tones)[number] }[];
};

/** What a category is called and how its score is made: reversed questions stand with the questions. */
export function CategoryRules({ category, answer }: { category: Rules; answer: unknown }) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "save" });
	const field = (name: string, value: string | number | null) => ({
		...{ id: name, name, error: problem.of(name), defaultValue: problem.typed(name) ?? String(value ?? "") },
	});
	return (
		<Form method="post" className="flex flex-col gap-4" noValidate>
			<FormErrors errors={problem.summary} />
			<TextField {...field("title", category.title)} label={t("category.name")} />
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField
					{...field("direction", category.direction)}
					label={t("category.direction")}
					options={(["higher", "lower"] as const).map((value) => ({ value, label: t(`categories.${value}`) }))}
				/>
				<SelectField
					{...field("colour", category.colour)}
					label={t("category.colour")}
					options={[1, 2, 3, 4, 5, 6].map((value) => ({ value: String(value), label: t(`category.colours.${value}`) }))}
				/>
				<SelectField
					{...field("method", category.method)}
					label={t("category.method")}
					options={(["mean", "sum"] as const).map((value) => ({ value, label: t(`category.methods.${value}`) }))}
				/>
				<TextField
					{...field("maxMissing", category.maxMissing)}
					label={t("category.maxMissing")}
					help={t("category.maxMissingHelp")}
					inputMode="numeric"
				/>
				<TextField
					{...field("deviation", category.deviation)}
					label={t("category.deviation")}
					help={t("category.noiseHelp")}
					optional
					inputMode="decimal"
				/>
				<TextField
					{...field("reliability", category.reliability)}
					label={t("category.reliability")}
					optional
					inputMode="decimal"
				/>
			</div>
			<TextArea
				{...field("conversion", category.conversion)}
				label={t("category.conversion")}
				help={t("category.conversionHelp")}
				optional
				rows={3}
			/>
			<fieldset>
				<legend className="label mb-2">{t("category.bands")}</legend>
				<p className="mb-3 text-13 text-ink-3">{t("category.bandsHelp")}</p>
				<div className="flex flex-col gap-4">
					{category.bands.map(({ from, label, text, tone }, at) => {
						const number = at + 1;
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: the rows are places, not things
							<div key={at} className="grid gap-3 sm:grid-cols-[6rem_1fr_1fr_9rem]">
								<TextField
									{...field(`bandFrom${at}`, from)}
									label={t("category.from", { number })}
									inputMode="decimal"
								/>
								<TextField {...field(`bandLabel${at}`, label)} label={t("category.bandLabel", { number })} />
								<TextField {...field(`bandText${at}`, text)} label={t("category.bandText", { number })} />
								<SelectField
									{...field(`bandTone${at}`, tone)}
									label={t("category.tone", { number })}
									options={tones.map((value) => ({ value, label: t(`category.tones.${value}`) }))}
								/>
							</div>
						);
					})}
				</div>
			</fieldset>
			<div>
				<SubmitButton intent="save" kind="secondary">
					{t("save")}
				</SubmitButton>
			</div>
		</Form>
	);
}

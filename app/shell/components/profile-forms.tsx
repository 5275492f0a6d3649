import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormFields } from "#app/directory/fields/form-fields";
import { type OwnDetails, ownDetails } from "#app/directory/own-details";
import { type Language, languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { type Appearance, densities, textSizes } from "../appearance";
import { SingleKeysChoice } from "./single-keys-choice";

/** A section of the profile that the list at the left leads to. */
export function ProfilePart({ id, title, intro, children }: Record<"id" | "title", string> & PartContent) {
	return (
		<div id={id} className="mt-10 scroll-mt-18 border-t border-line pt-8 first:mt-0 first:border-0 first:pt-2">
			<Section title={title} intro={intro}>
				{children}
			</Section>
		</div>
	);
}
type PartContent = { intro?: ReactNode; children: ReactNode };

type AboutFormProps = { account: OwnDetails; answer: unknown; children: ReactNode };
/** They stand side by side. */
const names = ["firstName", "lastName"] as const;

/** Names, phone and job position; `children` stand above them. */
export function AboutForm({ account, answer, children }: AboutFormProps) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer, { intent: "saveAbout" });
	const labelOf = (name: string) => t(`about.${name}`);
	const all = { fields: ownDetails, values: account, problem, t, labelOf };
	return (
		<ProfilePart id="about" title={t("about.title")} intro={t("about.intro")}>
			{children}
			<Form method="post" className="flex max-w-120 flex-col gap-5" noValidate preventScrollReset>
				<div className="grid gap-5 sm:grid-cols-2">
					<FormFields {...all} only={names} />
				</div>
				<FormFields {...all} without={names} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="saveAbout">{t("about.save")}</SubmitButton>
				</div>
			</Form>
		</ProfilePart>
	);
}

type PreferencesProps = {
	language: Language;
	theme: string;
	appearance: Appearance;
	timeZone: string | null;
	timeZones: readonly string[];
	/** What holds where the person has chosen none. */
	organisationZone: string;
	answer: unknown;
};

/** Language, time zone and how pages are shown. */
export function PreferencesForm(props: PreferencesProps) {
	const { language, theme, appearance, timeZone, timeZones, organisationZone, answer } = props;
	const { t } = useTranslation(["account", "shell"]);
	const problem = useFormProblem(answer, { intent: "savePreferences" });
	const zones = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
	return (
		<ProfilePart id="preferences" title={t("preferences.title")} intro={t("preferences.intro")}>
			<Form method="post" className="flex max-w-120 flex-col gap-5" noValidate preventScrollReset>
				<SelectField
					key={language}
					id="language"
					name="language"
					label={t("preferences.language")}
					options={languageCodes.map((code) => ({ value: code, label: languages[code].name, lang: code }))}
					defaultValue={language}
					className="max-w-75"
				/>
				<SelectField
					id="timeZone"
					name="timeZone"
					label={t("preferences.timeZone")}
					help={t("preferences.timeZoneHelp")}
					options={[{ value: "", label: t("preferences.organisationZone", { zone: organisationZone }) }, ...zones]}
					defaultValue={timeZone ?? ""}
					error={problem.of("timeZone")}
					width="max-w-90"
				/>
				<RadioGroup
					key={theme}
					name="theme"
					legend={t("shell:theme.title")}
					options={["system", "light", "dark"].map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
					defaultValue={theme}
				/>
				<RadioGroup
					name="textSize"
					legend={t("appearance.textSize")}
					options={textSizes.map((value) => ({ value, label: t(`appearance.sizes.${value}`) }))}
					defaultValue={appearance.textSize}
				/>
				<RadioGroup
					name="density"
					legend={t("appearance.density")}
					help={t("appearance.densityHelp")}
					options={densities.map((value) => ({ value, label: t(`appearance.densities.${value}`) }))}
					defaultValue={appearance.density}
				/>
				<FieldGroup id="reading" legend={t("appearance.reading")}>
					<Checkbox
						name="reducesMotion"
						label={t("appearance.reducesMotion")}
						defaultChecked={appearance.reducesMotion}
					/>
					<Checkbox
						name="underlinesLinks"
						label={t("appearance.underlinesLinks")}
						defaultChecked={appearance.underlinesLinks}
					/>
				</FieldGroup>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton kind="secondary" intent="savePreferences">
						{t("preferences.save")}
					</SubmitButton>
				</div>
			</Form>
			<div className="mt-6 max-w-120 max-md:hidden">
				<SingleKeysChoice />
			</div>
		</ProfilePart>
	);
}

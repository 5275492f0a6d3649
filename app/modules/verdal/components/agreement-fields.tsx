import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { LinkButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import type { ChangePart } from "../placements/choices";
import { goalFields } from "../placements/goals";
import type { FormView } from "../placements/show-form.server";
import { FreeText } from "./free-text";
import { LengthNote } from "./length-note";
import { OpeningsOffered } from "./openings-offered";

type Choices = FormView["choices"];
type AgreementFieldsProps = {
	view: Pick<FormView, "placement" | "form" | "tenant"> & {
		choices: Pick<Choices, "workplaces" | "codes"> & Partial<Choices>;
		openings?: FormView["openings"];
	};
	problem: ReturnType<typeof useFormProblem>;
	/** Only the fields of this part, of an agreement that holds. */
	only?: ChangePart;
	/** Hears of a choice, which no field tells the form of. */
	onPick?: () => void;
};

const types = ["workTrial", "linkedPosition"] as const;

/** What is agreed on, in its sections. The form around it is a `group/placement`. */
export function AgreementFields({ view, problem, only, onPick }: AgreementFieldsProps) {
	const { placement, form: values, choices, tenant } = view;
	const { t } = useTranslation("verdalPlacements");
	const [days, setDays] = useState({ startsOn: values.startsOn, endsOn: values.endsOn });
	const shows = (part: ChangePart) => only === undefined || only === part;
	const typed = (field: keyof typeof values) => problem.typed(field) ?? String(values[field] ?? "");
	const common = (field: keyof typeof values) => ({
		...{ id: field, name: field, label: t(`field.${field}`), error: problem.of(field), defaultValue: typed(field) },
	});
	const at = paths(tenant);
	const none = { value: "", label: t("choose") };
	const day = (field: "startsOn" | "endsOn") => ({
		...{ ...common(field), type: "date", className: "max-w-48" },
		onChange: ({ target }: { target: HTMLInputElement }) => setDays((was) => ({ ...was, [field]: target.value })),
	});
	return (
		<>
			{choices.participants && choices.advisors && choices.coAdvisors && (
				<Part name="participant">
					<PickOne
						{...{ ...common("participantId"), none: t("choose"), isRequired: true, onPick }}
						choices={choices.participants}
						address={at.find("participants")}
					/>
					<SelectField {...common("advisorId")} options={[none, ...choices.advisors]} />
					<SelectField
						{...common("coAdvisorId")}
						help={t("help.coAdvisor")}
						optional
						options={[{ value: "", label: t("nobody") }, ...choices.coAdvisors]}
					/>
				</Part>
			)}
			{shows("terms") && (
				<>
					<Part name="workplace">
						<PickOne
							{...{ ...common("companyId"), none: t("choose"), isRequired: true, onPick }}
							choices={choices.workplaces}
							address={at.find("workplaces")}
							finds="any"
						/>
						{view.openings && <OpeningsOffered openings={view.openings} />}
						{only === undefined && (
							<div className="-mt-2">
								<LinkButton icon="building-2" size="sm" to={at.workplace(placement.id)} className="max-md:min-h-11">
									{t("workplace.other")}
								</LinkButton>
							</div>
						)}
						<TextField {...common("supervisorName")} help={t("help.supervisor")} autoComplete="off" />
						<div className="grid gap-5 sm:grid-cols-2">
							<TextField {...common("supervisorEmail")} type="email" autoComplete="off" />
							<TextField {...common("supervisorPhone")} type="tel" autoComplete="off" />
						</div>
					</Part>
					<Part name="position">
						<div className="hidden group-has-[[value=linkedPosition]:checked]/placement:block">
							<PickOne
								{...{ ...common("codeId"), none: t("choose"), isRequired: true, help: t("help.code"), onPick }}
								choices={choices.codes}
								address={at.find("codes")}
								finds="any"
							/>
						</div>
						<TextField {...common("jobTitle")} help={t("help.jobTitle")} autoComplete="off" />
					</Part>
					<Part name="type">
						<RadioGroup
							id="type"
							name="type"
							legend={t("field.type")}
							hideLegend
							error={problem.of("type")}
							defaultValue={typed("type")}
							options={types.map((value) => ({ value, label: t(`type.${value}`), help: t(`typeHelp.${value}`) }))}
						/>
					</Part>
				</>
			)}
			{shows("goals") && (
				<Part name="goals" help={t("help.goals")}>
					{goalFields.map(({ field }) => (
						<TextField key={field} {...common(field)} optional autoComplete="off" />
					))}
				</Part>
			)}
			{shows("duration") && (
				<Part name="duration">
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...day("startsOn")} />
						<TextField {...day("endsOn")} min={days.startsOn ?? undefined} />
					</div>
					<LengthNote {...days} />
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...common("percent")} inputMode="numeric" width="max-w-24" autoComplete="off" />
						<TextField {...common("daysPerWeek")} inputMode="decimal" width="max-w-24" autoComplete="off" />
					</div>
				</Part>
			)}
			{shows("tasks") && (
				<Part name="tasks">
					<FreeText {...common("tasks")} help={t("help.tasks")} />
				</Part>
			)}
			{shows("terms") && (
				<>
					<Part name="followUp">
						<FreeText {...common("followUp")} help={t("help.followUp")} optional />
						<TextField {...common("mentor")} help={t("help.mentor")} optional autoComplete="off" />
					</Part>
					<Part name="adaptation">
						<FreeText {...common("adaptation")} help={t("help.adaptation")} optional />
					</Part>
				</>
			)}
		</>
	);
}

/** A section of the form with its heading. */
export function Part({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
	const { t } = useTranslation("verdalPlacements");
	return (
		<section className="flex flex-col gap-5">
			<div>
				<h2 className="text-base font-semibold">{t(`section.${name}`)}</h2>
				{help && <p className="mt-1 max-w-160 text-sm text-ink-2">{help}</p>}
			</div>
			{children}
		</section>
	);
}

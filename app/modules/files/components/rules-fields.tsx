import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FileKind } from "#app/media/library/file-types";
import type { showRules } from "#app/media/library/rules.server";
import { useSize } from "#app/media/use-size";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FieldError, FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type Data = Awaited<ReturnType<typeof showRules>>;
type RulesFieldsProps = { rules: Data["rules"]; types: Data["types"]; answer: unknown };

/** Each role, and the field of the days that its links may live. */
const roles = [
	["CLIENT", "clientLinkDays"],
	["ADVISOR", "advisorLinkDays"],
	["ADMIN", "adminLinkDays"],
] as const;

/** The form of the rules: what may be uploaded, how much, and what links need. */
export function RulesFields({ rules, types, answer }: RulesFieldsProps) {
	const { t } = useTranslation(["filesRules", "files", "modules"]);
	const size = useSize();
	const problem = useFormProblem(answer, { intent: "save", ids: { extensions: "types" } });
	const typedDays = (answer as { values?: { otherDays?: string | string[] } } | undefined)?.values?.otherDays;
	const days = problem.refused ? [typedDays ?? []].flat() : null;
	const nameOf = (role: string) => t(`modules:roles.${role}`, { defaultValue: role });
	const kinds = [...new Set(types.map(({ kind }) => kind))];
	return (
		<Form method="post" className="flex flex-col gap-8" noValidate preventScrollReset>
			<section aria-labelledby="rules-types">
				<h2 id="rules-types" className="text-base font-semibold">
					{t("types.title")}
				</h2>
				<p className="mt-1 mb-3 text-13 text-ink-3">{t("types.help")}</p>
				<FieldError id="types">{problem.of("extensions")}</FieldError>
				<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
					{kinds.map((kind) => (
						<CheckboxGroup
							key={kind}
							name="extensions[]"
							layout="flow"
							legend={t(`files:kind.${kind as FileKind}`)}
							options={types
								.filter((one) => one.kind === kind)
								.map(({ extension }) => ({ value: extension, label: extension }))}
							isTicked={(extension) => problem.ticked("extensions", extension) ?? rules.extensions.includes(extension)}
						/>
					))}
				</div>
			</section>
			<section aria-labelledby="rules-sizes" className="flex flex-col gap-5">
				<h2 id="rules-sizes" className="text-base font-semibold">
					{t("sizes.title")}
				</h2>
				<Limit {...{ rules, problem }} name="maxSizeMb" label={t("sizes.file")} help={t("sizes.fileHelp")} />
				<Limit
					{...{ rules, problem }}
					name="memberQuotaGb"
					label={t("sizes.member")}
					help={t("sizes.memberHelp", { size: size(rules.tenantQuota) })}
				/>
				<Checkbox
					name="isPrivateByDefault"
					label={t("sizes.private")}
					help={t("sizes.privateHelp")}
					defaultChecked={problem.ticked("isPrivateByDefault") ?? rules.isPrivateByDefault}
				/>
			</section>
			<section aria-labelledby="rules-links" className="flex flex-col gap-5">
				<h2 id="rules-links" className="text-base font-semibold">
					{t("links.title")}
				</h2>
				<Limit {...{ rules, problem }} name="linkDays" label={t("links.days")} help={t("links.daysHelp")} />
				<FieldGroup id="daysOf" legend={t("links.daysOf")} help={t("links.daysOfHelp")}>
					<div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
						{roles.map(([role, name]) => (
							<Limit key={role} {...{ rules, problem, name }} label={t(`modules:roles.${role}`)} />
						))}
						{rules.others.map((other, index) => (
							<div key={other.role}>
								<input type="hidden" name="otherRoles[]" value={other.role} />
								<TextField
									id={`days-${index}`}
									name="otherDays[]"
									label={nameOf(other.role)}
									inputMode="numeric"
									optional
									width="max-w-40"
									error={problem.of(`otherDays.${index}`) ?? problem.of("otherDays")}
									defaultValue={days?.[index] ?? other.days ?? ""}
								/>
							</div>
						))}
					</div>
				</FieldGroup>
				<CheckboxGroup
					name="lockedRoles[]"
					legend={t("links.password")}
					help={t("links.passwordHelp")}
					options={[...roles.map(([role]) => role), ...rules.others.map(({ role }) => role)].map((role) => ({
						value: role,
						label: nameOf(role),
					}))}
					isTicked={(role) => problem.ticked("lockedRoles", role) ?? rules.linkPasswordRoles.includes(role)}
				/>
				<Checkbox
					name="removesLocation"
					label={t("links.location")}
					help={t("links.locationHelp")}
					defaultChecked={problem.ticked("removesLocation") ?? rules.removesLocation}
				/>
			</section>
			<div>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="save">{t("save")}</SubmitButton>
			</div>
		</Form>
	);
}

type LimitProps = {
	rules: Data["rules"];
	problem: ReturnType<typeof useFormProblem>;
	name: "maxSizeMb" | "memberQuotaGb" | "linkDays" | (typeof roles)[number][1];
	label: string;
	help?: string;
};

/** A whole number; empty where the portal's own limit holds. */
function Limit({ rules, problem, name, label, help }: LimitProps) {
	return (
		<TextField
			{...{ name, label, help }}
			id={name}
			inputMode="numeric"
			optional
			width="max-w-40"
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? rules[name] ?? ""}
		/>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FileKind } from "#app/media/library/file-types";
import type { showRules } from "#app/media/library/rules.server";
import { useSize } from "#app/media/use-size";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
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
						<fieldset key={kind} className="min-w-0">
							<legend className="label mb-1">{t(`files:kind.${kind as FileKind}`)}</legend>
							<div className="flex flex-wrap gap-x-4">
								{types
									.filter((one) => one.kind === kind)
									.map(({ extension }) => (
										<Checkbox
											key={extension}
											name="extensions[]"
											value={extension}
											label={extension}
											defaultChecked={problem.ticked("extensions", extension) ?? rules.extensions.includes(extension)}
										/>
									))}
							</div>
						</fieldset>
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
				<fieldset className="min-w-0">
					<legend className="label mb-1">{t("links.daysOf")}</legend>
					<p className="mb-3 text-13 text-ink-3">{t("links.daysOfHelp")}</p>
					<div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
						{roles.map(([role, name]) => (
							<Limit key={role} {...{ rules, problem, name }} label={t(`modules:roles.${role}`)} />
						))}
					</div>
				</fieldset>
				<fieldset>
					<legend className="label mb-1">{t("links.password")}</legend>
					<p className="mb-1 text-13 text-ink-3">{t("links.passwordHelp")}</p>
					{roles.map(([role]) => (
						<Checkbox
							key={role}
							name="lockedRoles[]"
							value={role}
							label={t(`modules:roles.${role}`)}
							defaultChecked={problem.ticked("lockedRoles", role) ?? rules.linkPasswordRoles.includes(role)}
						/>
					))}
				</fieldset>
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

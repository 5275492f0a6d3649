import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { contrast } from "../contrast";
import type { Panel } from "../panel.server";
import { PanelPart } from "./panel-part";

type Branded = Pick<Panel["tenant"], "guid" | "name" | "accent" | "hasLogo" | "hasDarkLogo" | "updatedAt">;
type BrandingProps = { tenant: Branded; answer: unknown };

/** Both logos and the colour of a tenant. */
export function BrandingForms({ tenant, answer }: BrandingProps) {
	return (
		<>
			<LogoForm which="logo" tenant={tenant} answer={answer} />
			<LogoForm which="darkLogo" tenant={tenant} answer={answer} />
			<ColourForm tenant={tenant} answer={answer} />
		</>
	);
}

const removals = { logo: "removeLogo", darkLogo: "removeDarkLogo" } as const;
const grounds = { logo: "bg-white", darkLogo: "bg-black" } as const;

function LogoForm({ which, tenant, answer }: BrandingProps & { which: keyof typeof removals }) {
	const { t } = useTranslation("followup");
	const { guid, name, updatedAt } = tenant;
	const isDark = which === "darkLogo";
	const hasLogo = isDark ? tenant.hasDarkLogo : tenant.hasLogo;
	const problem = useFormProblem(answer, { intent: which });
	return (
		<PanelPart title={t(`branding.${which}`)}>
			<div
				className={`mb-4 flex min-h-16 items-center justify-center rounded-xl border border-line p-4 ${grounds[which]}`}
			>
				<img
					src={`/logo/${guid}?v=${updatedAt}${isDark ? "&dark" : ""}`}
					alt={t(hasLogo || tenant.hasLogo ? "branding.logoOf" : "branding.defaultLogo", { name })}
					className="max-h-10 max-w-40"
				/>
			</div>
			<Form method="post" encType="multipart/form-data" preventScrollReset className="space-y-4">
				<input type="hidden" name="tenant" value={guid} />
				<Field id={which} label={t("branding.newLogo")} help={t("branding.logoHelp")} error={problem.of(which)}>
					{(ties) => <FileInput {...ties} name={which} accept="image/png,image/svg+xml,image/webp" required />}
				</Field>
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent={which} kind="secondary" size="sm" icon="upload">
						{t("branding.upload")}
					</SubmitButton>
				</div>
			</Form>
			{hasLogo && (
				<Form method="post" preventScrollReset className="mt-2">
					<input type="hidden" name="tenant" value={guid} />
					<SubmitButton intent={removals[which]} kind="danger" size="sm">
						{t("branding.removeLogo")}
					</SubmitButton>
				</Form>
			)}
		</PanelPart>
	);
}

/** What the portal's own colour is where a tenant has none; a colour field cannot be empty. */
const STANDARD = "#02696a";
const ON_WHITE = "#ffffff";
const ENOUGH = 4.5;

function ColourForm({ tenant, answer }: BrandingProps) {
	const { t } = useTranslation("followup");
	const format = useFormat();
	const { guid, accent } = tenant;
	const problem = useFormProblem(answer, { intent: "accent" });
	const [colour, setColour] = useState(problem.typed("accent") ?? accent ?? STANDARD);
	const ratio = contrast(colour, ON_WHITE);
	const isEnough = ratio >= ENOUGH;
	return (
		<PanelPart title={t("branding.colour")}>
			<Form method="post" preventScrollReset className="space-y-4">
				<input type="hidden" name="tenant" value={guid} />
				<Field id="accent" label={t("branding.accent")} help={t("branding.accentHelp")} error={problem.of("accent")}>
					{(ties) => (
						<input
							{...ties}
							type="color"
							name="accent"
							value={colour}
							onChange={(event) => setColour(event.target.value)}
							className="field h-11 w-24 p-1"
						/>
					)}
				</Field>
				<p className={`flex gap-2 text-13 ${isEnough ? "text-success-ink" : "text-warning-ink"}`} aria-live="polite">
					<Icon name={isEnough ? "circle-check" : "triangle-alert"} className="mt-0.5" />
					<span>
						{t(isEnough ? "branding.contrastFine" : "branding.contrastLow", {
							ratio: format.number(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
						})}
					</span>
				</p>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="accent" kind="secondary" size="sm">
					{t("branding.saveColour")}
				</SubmitButton>
			</Form>
			{accent && (
				<Form method="post" preventScrollReset className="mt-2">
					<input type="hidden" name="tenant" value={guid} />
					<SubmitButton intent="standardColour" kind="quiet" size="sm">
						{t("branding.standardColour")}
					</SubmitButton>
				</Form>
			)}
		</PanelPart>
	);
}

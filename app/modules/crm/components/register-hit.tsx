import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RegisterCompany } from "#app/directory/register.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";

type RegisterHitProps = {
	hit: RegisterCompany;
	/** All that the register says is shown, and it can be added. */
	isOnly: boolean;
	/** The customer's page, where the company is one already. */
	customer: string | null;
};

/** A company of the register: one of several to choose from, or the one that was meant, with what can be done. */
export function RegisterHit({ hit, isOnly, customer }: RegisterHitProps) {
	const { t } = useTranslation("crmForm");
	const format = useFormat();
	const number = hit.orgNo.replace(/(\d{3})(?=\d)/g, "$1\u00A0");
	const place = [hit.postCode, hit.city].filter(Boolean).join(" ");
	const { registerState: state } = hit;
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div className="min-w-0">
					<h2 className="flex flex-wrap items-center gap-2 text-base font-semibold break-words">
						{hit.name}
						{state !== "active" && (
							<Badge tone="danger" icon="triangle-alert">
								{t(`register.state.${state}`)}
							</Badge>
						)}
					</h2>
					<p className="text-13 text-ink-3">{[number, hit.orgForm, place].filter(Boolean).join(" · ")}</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{customer && <LinkButton to={customer}>{t("register.openCustomer")}</LinkButton>}
					{!isOnly && <LinkButton to={`?q=${hit.orgNo}`}>{t("register.choose")}</LinkButton>}
				</div>
			</div>
			{isOnly && (
				<div className="mt-4 flex flex-col gap-4">
					{state !== "active" && <Notice tone="danger">{t(`register.warning.${state}`)}</Notice>}
					<DefinitionList
						items={detailsOf(hit, place).map(([key, value]) => ({ label: t(`register.field.${key}`), value }))}
					/>
					<div className="flex flex-wrap items-center gap-3">
						<Form method="post">
							<input type="hidden" name="orgNo" value={hit.orgNo} />
							{customer ? (
								<SubmitButton intent="refresh" icon="refresh-cw">
									{t("register.refresh")}
								</SubmitButton>
							) : (
								<SubmitButton intent="add" icon="plus">
									{t("register.add")}
								</SubmitButton>
							)}
						</Form>
						<Badge>{t("register.fetched", { at: format.date(hit.registerAt) })}</Badge>
					</div>
				</div>
			)}
		</li>
	);
}

function detailsOf(hit: RegisterCompany, place: string): [string, string][] {
	const { orgForm, industry, employees, address, municipality, ceo, phone, email, webpage } = hit;
	const fields = { orgForm, industry, employees, address, place, municipality, ceo, phone, email, webpage };
	return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
		value === null || value === "" ? [] : [[key, String(value)]],
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { Button } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import type { SsoOutcome } from "../sso/refusal";

/** The button under the login's form that leads to the organisation's own provider. */
export function SsoStart({ provider, redirectTo }: { provider: string; redirectTo: string }) {
	const { t } = useTranslation("account");
	return (
		<>
			<p className="my-5 flex items-center gap-3 text-13 text-ink-3">
				<span aria-hidden className="h-px flex-1 bg-line" />
				{t("sso.or")}
				<span aria-hidden className="h-px flex-1 bg-line" />
			</p>
			<Form method="post" action={to.sso()} reloadDocument>
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<Button type="submit" kind="secondary" size="lg" className="w-full">
					{t("sso.start", { name: provider })}
				</Button>
			</Form>
		</>
	);
}

/** Says why a sign-in at the provider came to nothing, and what to do. */
export function SsoNotice({ provider, outcome }: { provider: string; outcome: SsoOutcome }) {
	const { t } = useTranslation("account");
	return (
		<div className="mb-6">
			<Notice tone="warning" live>
				{t(`sso.outcome.${outcome}`, { name: provider })}
			</Notice>
		</div>
	);
}

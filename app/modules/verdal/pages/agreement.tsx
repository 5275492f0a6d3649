import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { useHydrated } from "#app/ui/use-hydrated";
import { PlacementFacts } from "../components/placement-facts";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showAgreement } from "../placements/agreement.server";
import { PlacementNamed } from "../placements/placements.schema";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:agreement.title" };

export const loader = page("form", PlacementNamed, showAgreement);

/** The agreement to be read, printed or kept as a file. */
export default function Agreement() {
	const { placement, tenantName, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("verdalPlacements");
	const hydrated = useHydrated();
	const at = paths(tenant);
	const parties = {
		participantId: placement.participant,
		supervisorName: placement.supervisorName,
		advisorId: placement.advisor,
	};
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.placement(placement.id), label: placement.participant || t("list.noParticipant") }}
				title={t(`agreement.of.${placement.type}`)}
				meta={tenantName}
				actions={
					<span className="flex flex-wrap gap-2 print:hidden">
						{hydrated && (
							<Button icon="printer" onClick={() => print()}>
								{t("agreement.print")}
							</Button>
						)}
						<LinkButton icon="download" to={at.agreementPdf(placement.id)} reloadDocument>
							{t("agreement.pdf")}
						</LinkButton>
					</span>
				}
			/>
			<PlacementFacts placement={placement} withClosing={false} />
			<section className="mt-8 hidden print:block">
				<h2 className="text-base font-semibold">{t("agreement.signatures")}</h2>
				{Object.entries(parties).map(([field, name]) => (
					<p key={field} className="mt-10 border-t border-control pt-1 text-13">
						{[t(`field.${field}`), name].filter(Boolean).join(": ")}
					</p>
				))}
			</section>
		</PageBody>
	);
}

import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "#app/ui/copy-button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page } from "../guard.server";
import { showNav } from "../nav/show-nav.server";
import { paths } from "../paths";
import { PlacementNamed } from "../placements/placements.schema";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:nav.title" };

export const loader = page("form", PlacementNamed, showNav);

/** The agreement as NAV's form has it: each field by NAV's name, to be copied by one click. */
export default function Nav() {
	const { id, participant, tenant, sections } = useLoaderData<typeof loader>();
	const { t } = useTranslation("verdalPlacements");
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: paths(tenant).placement(id), label: participant || t("list.noParticipant") }}
				title={t("nav.title")}
				meta={t("nav.help")}
			/>
			{sections.map(({ key, fields }) => (
				<section key={key} className="mt-6" aria-labelledby={`nav-${key}`}>
					<h2 id={`nav-${key}`} className="text-base font-semibold">
						{t(`section.${key}`)}
					</h2>
					<ul className="divide-y divide-line">
						{fields.map(({ name, value, most }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the fields of goals come several times, and keep their order
							<li key={`${name}-${at}`} className="flex items-start justify-between gap-4 py-3">
								<div className="min-w-0">
									<p lang="nb" className="text-13 break-words text-ink-3">
										{name}
										{most !== undefined && ` · ${t("nav.used", { used: value.length, most })}`}
									</p>
									<p className="text-sm break-words whitespace-pre-line">{value}</p>
								</div>
								<CopyButton value={value} />
							</li>
						))}
					</ul>
				</section>
			))}
		</PageBody>
	);
}

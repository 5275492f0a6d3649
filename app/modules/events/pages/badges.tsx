import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { QrCode } from "#app/ui/qr-code";
import { showBadges } from "../door/badges.server";
import { BadgesQuery } from "../door/door.schema";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["eventDoor", "events"], title: "eventDoor:badges.title" };
export const loader = page("list", BadgesQuery, showBadges);

/** Badges of 90 × 55 millimetres, two beside each other on a sheet. */
export default function Badges() {
	const { head, title, tenant, people } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["eventDoor", "events"]);
	return (
		<PageBody>
			<div className="print:hidden">
				<PageHeader
					back={{ to: paths(head.tenant).event(head.id), label: title }}
					title={t("badges.title")}
					count={people.length}
					actions={people.length > 0 && <PrintButton label={t("events:print")} />}
				/>
			</div>
			{people.length === 0 && (
				<EmptyState icon="users-round" title={t("events:person.none")}>
					{t("badges.none")}
				</EmptyState>
			)}
			<ul className="flex flex-wrap gap-3 print:gap-0">
				{people.map(({ id, name, type, qr }) => (
					<li
						key={id}
						className="grid h-[55mm] w-[90mm] max-w-full grid-cols-[1fr_auto] items-center gap-3 overflow-hidden border border-dashed border-line-2 p-4 break-inside-avoid"
					>
						<div className="min-w-0">
							<p className="truncate text-13 text-ink-2">{tenant}</p>
							<p className="mt-1 line-clamp-3 text-2xl leading-tight font-semibold break-words">{name}</p>
							<p className="mt-1 line-clamp-2 text-13">{title}</p>
							{type && <p className="truncate text-13 font-semibold">{type}</p>}
						</div>
						<div className="w-[26mm] [&>svg]:size-[26mm]">
							<QrCode qr={qr} label={t("badges.code", { name })} />
						</div>
					</li>
				))}
			</ul>
		</PageBody>
	);
}

import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { ResourceData } from "../find.server";
import { paths } from "../paths";
import { Photo } from "./photo";
import { PresenceBadge } from "./presence-badge";

type CardsProps = { rows: readonly ResourceData[]; tenant: string; bookTo: (id: string) => string };

/** Resources as cards, with what is new about each. */
export function ResourceCards({ rows, tenant, bookTo }: CardsProps) {
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	return (
		<ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-label={t("title")}>
			{rows.map((resource) => (
				<li key={resource.id} className="card flex flex-col overflow-hidden">
					<Photo resource={resource} className="h-36 w-full" />
					<div className="flex flex-1 flex-col gap-2 p-4">
						<h2 className="text-base font-semibold">
							<Link to={at.resource(resource.id)} className="link">
								{resource.name}
							</Link>
						</h2>
						<p className="text-13 text-ink-3">{[resource.type, resource.place].filter(Boolean).join(" · ")}</p>
						<p>
							<PresenceBadge presence={resource.presence} />
						</p>
						{resource.capacity !== null && <p className="text-sm">{t("capacity", { count: resource.capacity })}</p>}
						{resource.features.length > 0 && (
							<ul className="flex flex-wrap gap-1">
								{resource.features.map((feature) => (
									<li key={feature}>
										<Badge>{feature}</Badge>
									</li>
								))}
							</ul>
						)}
						{resource.notices.map((title) => (
							<p key={title} className="flex gap-1.5 text-sm text-ink-2">
								<Icon name="megaphone" className="mt-0.5 size-4" />
								<span className="min-w-0 break-words">{title}</span>
							</p>
						))}
						{resource.canBook && (
							<div className="mt-auto pt-1">
								<LinkButton
									size="sm"
									icon="calendar-plus"
									to={bookTo(resource.id)}
									aria-label={t("bookNamed", { name: resource.name })}
								>
									{t("book")}
								</LinkButton>
							</div>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { CompanyView } from "../companies/show-company.server";
import { paths } from "../paths";

type RepliesSectionProps = Pick<CompanyView, "company" | "replies" | "tenant">;

/** What a company has answered, the last first, and how. */
export function RepliesSection({ company, replies, tenant }: RepliesSectionProps) {
	const { t } = useTranslation("kartlegging");
	return (
		<Section
			title={t("replies.title")}
			count={replies.length}
			aside={
				replies.length > 0 && (
					<Link to={paths(tenant).results(company.guid)} className="link text-13">
						{t("replies.overTime")}
					</Link>
				)
			}
		>
			{replies.length === 0 ? (
				<p className="text-sm text-ink-2">{t("replies.none")}</p>
			) : (
				<CardList label={t("replies.title")}>
					{replies.map(({ id, day, title, mode, to }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-y-2">
							<Link to={to} className="min-w-0 text-sm font-medium break-words hover:underline">
								{title}
							</Link>
							<span className="flex items-center gap-2 text-13 text-ink-2">
								<Badge>{t(`how.${mode}`)}</Badge>
								<Time at={day} as="date" />
							</span>
						</CardRow>
					))}
				</CardList>
			)}
		</Section>
	);
}

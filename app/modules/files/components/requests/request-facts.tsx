import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { DefinitionList } from "#app/ui/definition-list";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { paths } from "../../paths";
import type { FileRequest, RequestPage } from "./request-types";

type RequestFactsProps = { page: RequestPage; one: FileRequest; places: ReturnType<typeof paths> };

/** Where a request's files land, what it takes and until when, and how often it was opened. */
export function RequestFacts({ page, one, places: at }: RequestFactsProps) {
	const { t } = useTranslation("fileRequests");
	const { t: words } = useTranslation("files");
	const size = useSize();
	const { folder } = page;
	const limits = [
		one.maxSizeMb !== null && t("perFile", { size: size(one.maxSizeMb * 1024 * 1024) }),
		one.maxFiles !== null && t("perSender", { count: one.maxFiles }),
	].filter(Boolean);
	return (
		<DefinitionList
			items={[
				{
					label: t("folder"),
					value: (
						<Link to={folder.isTeam ? at.shared(folder.id) : at.yours(folder.id)} className="link break-all">
							{folder.name}
						</Link>
					),
				},
				{
					label: t("until"),
					value: one.expiresAt === null ? t("noDeadline") : <Time at={one.expiresAt} as="dateTime" />,
				},
				{ label: t("kinds"), value: one.kinds?.map((kind) => words(`kind.${kind}`)).join(", ") ?? t("all") },
				...(limits.length > 0 ? [{ label: t("limits"), value: limits.join(", ") }] : []),
				{ label: t("use"), value: t("views", { count: one.views }) },
			]}
		/>
	);
}

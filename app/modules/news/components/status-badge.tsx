import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";

const tones = { draft: "neutral", scheduled: "info", published: "success", unpublished: "warning" } as const;

/** Where a text stands. */
export function StatusOnly({ status }: { status: keyof typeof tones }) {
	const { t } = useTranslation("news");
	return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** Where one language of an item stands, with its date. */
export function StatusBadge({
	status,
	language,
	at,
}: {
	status: keyof typeof tones;
	language: string;
	at: number | null;
}) {
	const { t } = useTranslation("news");
	const { date } = useFormat();
	return (
		<Badge tone={tones[status]}>
			<span suppressHydrationWarning>
				{language}: {t(`status.${status}`)}
				{at !== null && status !== "draft" ? ` ${date(at)}` : ""}
			</span>
		</Badge>
	);
}

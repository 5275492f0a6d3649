import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";

const tones = { draft: "warning", open: "success", closed: "neutral", archived: "neutral" } as const;

/** Where a form of a project stands. */
export function FormBadge({ status }: { status: keyof typeof tones }) {
	const { t } = useTranslation("generalReports");
	return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

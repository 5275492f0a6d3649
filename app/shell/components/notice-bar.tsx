import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Tone, toneIcons } from "#app/ui/badge";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";

type NoticeBarProps = {
	tone: Exclude<Tone, "success">;
	children: ReactNode /** Left out for danger: it stays. */;
	onClose?: () => void;
};

/** One line over the top bar about the whole portal; one at a time. */
export function NoticeBar({ tone, children, onClose }: NoticeBarProps) {
	const { t } = useTranslation("common");
	return (
		<section
			aria-label={t("notice")}
			className={`tone-${tone} no-print flex min-h-10 items-center gap-2.5 border-b px-4 py-1 text-sm`}
		>
			<Icon name={toneIcons[tone]} />
			<p className="min-w-0 flex-1">{children}</p>
			{onClose && tone !== "danger" && <IconButton icon="x" size="sm" label={t("close")} onClick={onClose} />}
		</section>
	);
}

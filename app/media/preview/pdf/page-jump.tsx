import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type PageJumpProps = { current: number; count: number; goTo: (page: number) => void };

/** Says which page is in view, and goes to the one that is typed. */
export function PageJump({ current, count, goTo }: PageJumpProps) {
	const { t } = useTranslation("pdf");
	const [typed, setTyped] = useState(String(current));
	useEffect(() => setTyped(String(current)), [current]);
	const go = () => {
		const page = Math.min(count, Math.max(1, Number.parseInt(typed, 10) || current));
		setTyped(String(page));
		goTo(page);
	};
	return (
		<form
			className="flex items-center gap-2 text-13"
			onSubmit={(event) => {
				event.preventDefault();
				go();
			}}
		>
			<label htmlFor="pdf-page">{t("page")}</label>
			<input
				id="pdf-page"
				inputMode="numeric"
				autoComplete="off"
				className="field w-14 text-center"
				value={typed}
				onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
				onFocus={(event) => event.target.select()}
				onBlur={() => setTyped(String(current))}
			/>
			<span>{t("of", { pages: count })}</span>
		</form>
	);
}

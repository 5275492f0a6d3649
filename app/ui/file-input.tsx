import { type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon";
import { useHydrated } from "./use-hydrated";

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "size"> & {
	/** `lg` on the pages of those who answer. */
	size?: "md" | "lg";
};

/**
 * Files from the device. The browser's own button speaks the language of the browser, which on a shared machine is not the
 * reader's: once scripts run it lies, unseen, over words of the page. Dropping a file on it works as on the browser's own.
 */
export function FileInput({ size = "md", onChange, ...rest }: FileInputProps) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const [names, setNames] = useState<string[]>([]);
	const input = useRef<HTMLInputElement>(null);
	const show = () => setNames(Array.from(input.current?.files ?? [], ({ name }) => name));
	// Also what was chosen before the scripts ran.
	useEffect(show, []);
	const sized = size === "lg" ? "min-h-12 text-base" : "";
	const take = (event: ChangeEvent<HTMLInputElement>) => {
		onChange?.(event);
		show();
	};
	const chosen = names.length > 1 ? t("file.several", { count: names.length }) : (names[0] ?? t("file.none"));
	const ring = "has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus";
	// One element before and after: what somebody has chosen while the scripts were on their way stays chosen.
	return (
		<span
			className={
				hydrated
					? `field relative flex items-center gap-3 ${ring} ${sized} ${rest["aria-invalid"] ? "border-danger" : ""}`
					: "block"
			}
		>
			<input
				{...rest}
				ref={input}
				type="file"
				onChange={take}
				className={hydrated ? "peer absolute inset-0 size-full cursor-pointer opacity-0" : `field ${sized}`}
			/>
			{hydrated && (
				<>
					<span
						aria-hidden="true"
						className="inline-flex shrink-0 items-center gap-1.5 font-medium peer-disabled:text-ink-3"
					>
						<Icon name="upload" />
						{t(rest.multiple ? "file.chooseSeveral" : "file.choose")}
					</span>
					<span aria-hidden="true" className="min-w-0 truncate text-13 text-ink-3">
						{chosen}
					</span>
				</>
			)}
		</span>
	);
}

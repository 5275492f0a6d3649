import { useFormat } from "#app/ui/format";

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes as people read it: 214 kB, 1.4 MB. Counted as file systems do, by 1024. */
export function useSize(): (bytes: number) => string {
	const { number } = useFormat();
	return (bytes) => {
		const power = Math.max(1, Math.min(3, Math.floor(Math.log2(bytes || 1) / 10)));
		const value = Math.max(bytes === 0 ? 0 : 1, bytes / 1024 ** power);
		const digits = power > 1 && value < 10 ? 1 : 0;
		return number(value, { style: "unit", unit: UNITS[power - 1], maximumFractionDigits: digits });
	};
}

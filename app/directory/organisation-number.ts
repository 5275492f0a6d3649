const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** Whether nine digits are a Norwegian organisation number: the last is the check digit, by modulus 11. */
export function isOrganisationNumber(digits: string): boolean {
	if (!/^[89]\d{8}$/.test(digits)) return false;
	const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
	const check = (11 - (sum % 11)) % 11;
	return check === Number(digits[8]);
}

/** 918273645 → 918 273 645. */
export function formatOrganisationNumber(digits: string): string {
	return digits.replace(/(\d{3})(?=\d)/g, "$1\u00A0");
}

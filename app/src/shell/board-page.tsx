import { OnboardingBoard } from '#features/home/onboarding/onboarding-board.tsx'
import { CompactLanguagePicker } from '#ui/form/compact-language-picker.tsx'
import { SandboxRibbon } from './sandbox-ribbon.tsx'

/** The onboarding board on the whole screen, with the sandbox label and the choice of language. */
export function BoardPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SandboxRibbon />
      <OnboardingBoard language={<CompactLanguagePicker className="justify-end" />} />
    </div>
  )
}

import { CompactLanguagePicker } from '../../core/language/compact-language-picker.tsx'
import { OnboardingBoard } from '../../features/onboarding/onboarding-board.tsx'
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
